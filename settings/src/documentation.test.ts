import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { checkSetting } from './read-settings.ts'
import type { Setting } from './setting.ts'
import { type SettingName, settings } from './settings.ts'

const entries = Object.entries(settings) as [SettingName, Setting][]
const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url)

function note(own: string, setting: Setting): string {
  const { fallback, secret, source, unless, readers = {} } = setting
  const others = [setting.with ?? []].flat().filter((name) => name !== own)
  if (secret !== undefined) return 'generated at the first start'
  if (source === 'start script') {
    return unless === undefined ? 'set by `npm start`' : `set by \`npm start\`; or \`${unless}\``
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
    Object.keys(setting.readers ?? {}).join(', ') || 'start script',
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

Every setting is an environment variable. Its test generates this list from \`settings/src/settings.ts\`
(\`npx vitest run settings/src -u\`); [operations](operations.md) explains the groups.
`

it('lists every setting in docs/settings.md', async () => {
  await expect(`${preface}\n${table()}\n`).toMatchFileSnapshot('../../docs/settings.md')
})

/** Variables in documents that neither the product nor its compose file reads. */
const others = new Set([
  'COMMERCE_TEST_DATABASE_URL',
  'COMMERCE_TEST_RUNTIME_URL',
  'COMPOSE_PROFILES',
  'CONTENT_TEST_DATABASE_URL',
  'CONTENT_TEST_RUNTIME_URL',
  'DATA_A',
  'DATA_B',
  'MEDUSA_DISABLE_TELEMETRY',
  'PRIMARY_BIND',
  'SYSLOG_ADDRESS',
])

it.each(['README.md', 'docs/operations.md', 'commerce/README.md', 'content-cms/README.md'])(
  '%s names only existing settings',
  async (file) => {
    const text = await readFile(fromRoot(file), 'utf8')
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(
      ([, name = '']) => name,
    )
    const files = ['docker-compose.yml', 'ops/stack.yml'].map((name) => fromRoot(name))
    const compose = (await Promise.all(files.map((name) => readFile(name, 'utf8')))).join('')
    const isRead = (name: string) => name in settings || compose.includes(`\${${name}`)
    const unknown = named.filter((name) => !isRead(name) && !others.has(name))
    expect(unknown).toEqual([])
  },
)

it('related settings exist', () => {
  for (const [, { with: first, unless }] of entries) {
    for (const name of [first ?? [], unless ?? []].flat()) expect(settings).toHaveProperty(name)
  }
})

it('fallbacks have the right form', () => {
  for (const [name, { fallback }] of entries) {
    if (fallback !== undefined) expect(checkSetting(name, {}, false).problem).toBeUndefined()
  }
})
