import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { checkSetting } from './read-settings.ts'
import type { Setting } from './setting.ts'
import { type SettingName, settings } from './settings.ts'

const entries = Object.entries(settings) as [SettingName, Setting][]
const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url)

function note(own: string, setting: Setting): string {
  const { fallback, secret, source, unless, readers } = setting
  const others = [setting.with ?? []].flat().filter((name) => name !== own)
  if (secret !== undefined) return 'made at the first start'
  if (source === 'start script') {
    return unless === undefined
      ? 'given by `npm start`'
      : `given by \`npm start\`; or \`${unless}\``
  }
  if (others.length > 0) return `with ${others.map((name) => `\`${name}\``).join(', ')}`
  if (fallback === undefined) return ''
  const isRequired = Object.values(readers).includes('required')
  return `\`${fallback}\`${isRequired ? ' (by `npm start`)' : ''}`
}

function table(): string {
  const rows = entries.map(([name, setting]) => [
    `\`${name}\``,
    setting.purpose,
    note(name, setting),
    Object.keys(setting.readers).join(', ') || 'start script',
  ])
  const all = [['Setting', 'For', 'When it is not set', 'Read by'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const preface = `# Settings

Every setting is a variable of the environment. Made of \`settings/src/settings.ts\` by its test
(\`npx vitest run settings/src -u\`); what a group of settings does stands in [operations](operations.md).
`

it('every setting is in docs/settings.md', async () => {
  await expect(`${preface}\n${table()}\n`).toMatchFileSnapshot('../../docs/settings.md')
})

/** Variables that documents name and that are no settings of the product. */
const others = new Set([
  'COMMERCE_TEST_DATABASE_URL',
  'CONTENT_TEST_DATABASE_URL',
  'MEDUSA_DISABLE_TELEMETRY',
])

it.each(['README.md', 'docs/operations.md', 'commerce/README.md', 'content-cms/README.md'])(
  '%s names no setting that does not exist',
  async (file) => {
    const text = await readFile(fromRoot(file), 'utf8')
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(
      ([, name = '']) => name,
    )
    const unknown = named.filter((name) => !(name in settings) && !others.has(name))
    expect(unknown).toEqual([])
  },
)

it('settings that go together are settings', () => {
  for (const [, { with: first, unless }] of entries) {
    for (const name of [first ?? [], unless ?? []].flat()) expect(settings).toHaveProperty(name)
  }
})

it('fallbacks are of the right form', () => {
  for (const [name, { fallback }] of entries) {
    if (fallback !== undefined) expect(checkSetting(name, {}, false).problem).toBeUndefined()
  }
})
