/// The version of Meniscus, which the command line prints and files carry as their writer.
public let meniscusVersion = "0.1.0"
