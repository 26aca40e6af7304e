import Chronology
import TestSupport
import Testing

@testable import Storefront

/// The day on which every test's account begins.
let firstDay = TestShop.firstDay

/// Days after the first.
func day(_ n: Int64) -> Instant { firstDay + .days(n) }

func date(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

let testKey = TestShop.key

/// A catalog with every type of product and offer.
func testCatalog() throws -> StoreCatalog { try TestShop.catalog() }

/// A store in one of the table's situations.
func store(in situation: String) throws -> Store { try #require(try TestShop.store(in: situation, TestShop.catalog())) }

/// The house's own catalog, read from the source tree.
func houseCatalog(file: String = #filePath) throws -> StoreCatalog {
    let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
    return try StoreCatalog(storekit: readFile("/" + root + "/Assets/Store.storekit"), path: "Store.storekit")
}

func houseStore() throws -> Store {
    Store(catalog: try houseCatalog(), key: testKey, state: StoreState(began: firstDay))
}

/// A fresh account at the test catalog.
func testStore(_ change: (inout StoreSettings) -> Void = { _ in }) throws -> Store {
    var store = Store(catalog: try testCatalog(), key: testKey, state: StoreState(began: firstDay))
    change(&store.settings)
    return store
}
