import CAssets
import Storefront

extension StoreCatalog {
    /// Returns the StoreKit catalog that is built into the program.
    package static func builtIn() throws(CatalogError) -> StoreCatalog { try read.get() }

    /// The parsed catalog, read once by the first thread that needs it, since that takes a thirtieth of a start.
    private static let read = Result { () throws(CatalogError) in
        try StoreCatalog(storekit: builtInBytes, path: "Store.storekit")
    }

    /// The content of the embedded `Store.storekit`.
    static var builtInBytes: [UInt8] {
        guard let assets = embedded_assets() else { return [] }
        for asset in UnsafeBufferPointer(start: assets, count: embedded_assets_count())
        where String(cString: asset.path) == "Store.storekit" {
            return Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
        }
        return []
    }
}
