import Chronology
import Simulation

/// The hemisphere that the player probably lives in.
extension Environment {
    /// Returns the hemisphere that the time zone suggests: south if it is listed as southern or its clocks are put
    /// forward in January, else north.
    package func hemisphere(at date: Instant) -> Hemisphere {
        guard let name = zoneName() else { return isPutForwardInJanuary(at: date) ? .south : .north }
        // The zone may be read from a path such as /usr/share/zoneinfo/Asia/Dili, so only its last parts count.
        let parts = name.split(separator: "/").suffix(3).map(String.init)
        let regions = parts.indices.flatMap { start in
            (start..<parts.endIndex).map { Array(parts[start...$0]).joined(separator: "/") }
        }
        return Self.southernZones.contains(where: regions.contains) || isPutForwardInJanuary(at: date) ? .south : .north
    }

    /// Returns whether the clocks stand ahead in January: of July both before and after, since a zone that is moved for
    /// good differs from one of them, too.
    private func isPutForwardInJanuary(at date: Instant) -> Bool {
        let year = CivilDate(utc: date).year
        func offset(_ year: Int, _ month: Int) -> Span {
            zoneOffset(CivilDate(year: year, month: month, day: 15).utcInstant)
        }
        let july = offset(year, 7)
        return offset(year, 1) > july && offset(year + 1, 1) > july
    }

    /// The time zones south of the equator that have no daylight saving; a name without a city includes all its cities.
    private static let southernZones = [
        "Australia", "Antarctica", "Brazil", "America/Argentina", "America/Catamarca", "America/Cordoba",
        "America/Jujuy", "America/Mendoza", "America/Rosario", "America/Porto_Acre",
        "Africa/Johannesburg", "Africa/Maseru", "Africa/Mbabane",
        "Africa/Maputo", "Africa/Harare", "Africa/Lusaka", "Africa/Gaborone", "Africa/Windhoek", "Africa/Luanda",
        "Africa/Lubumbashi", "Africa/Blantyre", "Africa/Dar_es_Salaam", "Africa/Kinshasa", "Africa/Bujumbura",
        "Africa/Kigali", "Africa/Nairobi", "Africa/Brazzaville", "America/Sao_Paulo", "America/Bahia",
        "America/Fortaleza", "America/Recife", "America/Maceio", "America/Belem", "America/Araguaina",
        "America/Santarem", "America/Cuiaba", "America/Campo_Grande", "America/Manaus", "America/Porto_Velho",
        "America/Rio_Branco", "America/Eirunepe", "America/Noronha", "America/Lima", "America/La_Paz",
        "America/Guayaquil", "America/Asuncion", "America/Montevideo", "America/Buenos_Aires", "America/Santiago",
        "America/Punta_Arenas", "America/Coyhaique", "Atlantic/Stanley", "Atlantic/St_Helena",
        "Atlantic/South_Georgia", "Indian/Antananarivo", "Indian/Mauritius", "Indian/Reunion", "Indian/Mayotte",
        "Indian/Comoro", "Indian/Chagos", "Indian/Christmas", "Indian/Cocos", "Indian/Kerguelen", "Indian/Mahe",
        "Asia/Jakarta", "Asia/Pontianak", "Asia/Makassar", "Asia/Ujung_Pandang", "Asia/Jayapura", "Asia/Dili",
        "Pacific/Port_Moresby", "Pacific/Bougainville",
        "Pacific/Guadalcanal", "Pacific/Efate", "Pacific/Noumea", "Pacific/Fiji", "Pacific/Tongatapu",
        "Pacific/Apia", "Pacific/Pago_Pago", "Pacific/Tahiti", "Pacific/Marquesas", "Pacific/Gambier",
        "Pacific/Pitcairn", "Pacific/Easter", "Pacific/Rarotonga", "Pacific/Niue", "Pacific/Funafuti",
        "Pacific/Kanton", "Pacific/Enderbury", "Pacific/Samoa", "US/Samoa",
        "Pacific/Wallis", "Pacific/Fakaofo", "Pacific/Nauru", "Pacific/Galapagos", "Pacific/Auckland",
        "Pacific/Norfolk",
    ]
}
