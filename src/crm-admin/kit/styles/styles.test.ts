import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')

/** The classes that a sheet styles by themselves. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(`${folder}/${sheet}`, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return new Set(selectors.map((one) => one.trim()).filter((one) => /^\.crm-[\w-]+$/.test(one)))
}

// Sheets stay mounted after their screen; print.css changes the others on purpose.
it('styles each class in one sheet', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('print.css'),
  )
  const owners = Map.groupBy(
    sheets.flatMap((sheet) => [...classesOf(sheet)].map((name) => ({ name, sheet }))),
    ({ name }) => name,
  )
  const shared = [...owners].flatMap(([name, { length }]) => (length > 1 ? [name] : []))
  expect(owners.size).toBeGreaterThan(100)
  expect(shared).toEqual([])
})
