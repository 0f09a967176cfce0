import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openSecurityLog } from './logs.ts'

it('is readable only by its owner, also when the file existed before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nas-log-'))
  const [fresh, old] = [join(folder, 'new', 'security.log'), join(folder, 'security.log')]
  writeFileSync(old, '', { mode: 0o644 })
  for (const file of [fresh, old]) {
    openSecurityLog(file).info({ event: 'sign-in', client: 'a' })
    await vi.waitFor(() => {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ log: 'security' })
    })
    expect(statSync(file).mode & 0o077).toBe(0)
  }
  rmSync(folder, { recursive: true })
})

it('is not filled by the repeated calls of one client', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nas-log-'))
  const file = join(folder, 'security.log')
  const log = openSecurityLog(file)
  for (let call = 0; call < 3000; call += 1) {
    log.info({ event: 'access', client: 'a', status: 429, request: `r${call}` })
  }
  log.info({ event: 'access', client: 'b' })
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('"client":"b"'))
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
