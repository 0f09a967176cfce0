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
    openSecurityLog(file).info({ event: 'sign-in' })
    await vi.waitFor(() => {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ log: 'security' })
    })
    expect(statSync(file).mode & 0o077).toBe(0)
  }
  rmSync(folder, { recursive: true })
})
