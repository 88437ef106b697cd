#include "face.h"

#include FT_TRUETYPE_TABLES_H

size_t cft_table_count(const cft_face *face, uint32_t tag) {
  FT_ULong count = 0;
  return FT_Load_Sfnt_Table(face->face, tag, 0, NULL, &count) == 0 ? count : 0;
}

bool cft_copy_table(const cft_face *face, uint32_t tag, uint8_t *bytes, size_t count) {
  FT_ULong wanted = count;
  return count > 0 && FT_Load_Sfnt_Table(face->face, tag, 0, bytes, &wanted) == 0;
}

uint32_t cft_axis_count(const cft_face *face) {
  return face->variations == NULL ? 0 : face->variations->num_axis;
}

cft_axis cft_get_axis(const cft_face *face, uint32_t index) {
  const FT_Var_Axis *found = &face->variations->axis[index];
  cft_axis axis = {
      .tag = (uint32_t)found->tag,
      .name = found->name,
      .minimum = (double)found->minimum / 65536,
      .initial = (double)found->def / 65536,
      .maximum = (double)found->maximum / 65536,
  };
  return axis;
}

uint32_t cft_instance_count(const cft_face *face) {
  // FreeType says ~0 for fonts that cannot have any.
  if (face->variations == NULL || face->variations->namedstyle == NULL) return 0;
  return face->variations->num_namedstyles == ~0u ? 0 : face->variations->num_namedstyles;
}

uint32_t cft_instance_name(const cft_face *face, uint32_t instance) {
  return face->variations->namedstyle[instance].strid;
}

double cft_instance_value(const cft_face *face, uint32_t instance, uint32_t axis) {
  return (double)face->variations->namedstyle[instance].coords[axis] / 65536;
}

cft_status cft_set_coordinates(cft_face *face, const double *values, uint32_t count) {
  FT_Fixed fixed[64];
  if (count > sizeof fixed / sizeof fixed[0]) return cft_note(face, FT_Err_Invalid_Argument);
  for (uint32_t axis = 0; axis < count; axis++) {
    double value = values[axis] * 65536;
    fixed[axis] = (FT_Fixed)(value < 0 ? value - 0.5 : value + 0.5);
  }
  return cft_note(face, FT_Set_Var_Design_Coordinates(face->face, count, fixed));
}
