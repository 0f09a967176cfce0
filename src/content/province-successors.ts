/**
 * The province of since 2025-07-01 to which an older one belongs, both by code; those that kept
 * their code are not named (Resolution 202/2025/QH15).
 */
const merged: Readonly<Record<string, string>> = {
  ...{ '02': '08', '06': '19', '10': '15', '17': '25', '26': '25', '27': '24', '30': '31' },
  ...{ '34': '33', '35': '37', '36': '37', '45': '44', '49': '48', '62': '51', '64': '52' },
  ...{ '54': '66', '58': '56', '67': '68', '60': '68', '70': '75', '72': '80', '74': '79' },
  ...{ '77': '79', '87': '82', '83': '86', '84': '86', '89': '91', '93': '92', '94': '92' },
  ...{ '95': '96' },
}

export const successorCode = (code: string): string => merged[code] ?? code
