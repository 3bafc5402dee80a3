/// The version of this package; that of the protocol is `OpenApi.protocolVersion`.
public enum Version {
    public static let package = "4.0.4"
}
