/// Of this package and of the protocol it speaks.
public enum OpenAPIVersion {
    public static let package = "4.0.4"
    public static let wire = "2.0"
}
