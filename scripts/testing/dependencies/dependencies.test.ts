import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { adviceOn } from './advisories.ts'
import { readComponents } from './bill-of-materials.ts'
import { forbidden, licenceList } from './licences.ts'

const component = (name: string, licence: string) => ({ name, version: '1.0.0', licence })

it('a bill of materials is read by package, scope and licence', () => {
  const components = [
    { group: '@scope', name: 'one', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'two', version: '2.0.0', licenses: [{ expression: '(MIT OR GPL-3.0-only)' }] },
    { name: 'three', version: '3.0.0' },
  ]
  const text = JSON.stringify({ bomFormat: 'CycloneDX', components })
  expect(readComponents(text)).toEqual([
    { name: '@scope/one', version: '1.0.0', licence: 'MIT' },
    { name: 'two', version: '2.0.0', licence: '(MIT OR GPL-3.0-only)' },
    { name: 'three', version: '3.0.0', licence: '' },
  ])
})

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(WTFPL OR MIT)'])(
    '%s is allowed',
    (licence) => expect(forbidden([component('some', licence)])).toEqual([]),
  )

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'BUSL-1.1',
    '',
    'SEE LICENSE IN LICENSE',
  ])('%j is not allowed', (licence) =>
    expect(forbidden([component('some', licence)])).toHaveLength(1),
  )

  it('of packages without a declared licence are recorded with their source', () => {
    const read = [component('busboy', ''), component('@medusajs/rbac', 'SEE LICENSE IN LICENSE')]
    expect(forbidden(read)).toEqual([])
    expect(licenceList([...read, component('a', 'MIT'), component('busboy', 'MIT')])).toEqual([
      ['MIT', 3],
      ['enterprise, not used', 1],
    ])
    expect(forbidden([component('busboy', 'GPL-3.0-only')])).toHaveLength(1)
  })
})

describe('advisories', () => {
  let registry: Server | undefined
  afterEach(() => registry?.close())

  async function registryThat(status: number, answer: unknown): Promise<string> {
    registry = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(answer)))
    })
    await once(registry.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  }

  const advisory = (severity: string) => ({
    title: 'Holes',
    severity,
    url: 'https://advisories.example/1',
    vulnerable_versions: '<2',
  })

  it('of high severity are named, others counted', async () => {
    const url = await registryThat(200, { some: [advisory('critical'), advisory('low')] })
    expect(await adviceOn([component('some', 'MIT')], url)).toEqual({
      state: 'checked',
      grave: ['some <2: Holes (https://advisories.example/1)'],
      others: 1,
    })
  })

  it('are reported as not checked when the registry does not answer', async () => {
    const refusing = await registryThat(405, {})
    expect(await adviceOn([], refusing)).toEqual({
      state: 'not checked',
      reason: 'the registry answers with 405',
    })
    expect((await adviceOn([], 'http://127.0.0.1:1/')).state).toBe('not checked')
    const strange = await registryThat(200, [1])
    expect((await adviceOn([], strange)).state).toBe('not checked')
  })
})
