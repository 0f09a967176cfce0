import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runToEnd } from './commands.ts'

it('of jobs are readable only by their owner, also when they existed before', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'nas-jobs-'))
  await chmod(dir, 0o755)
  const log = join(dir, 'reconcile.log')
  await writeFile(log, 'old', { mode: 0o644 })
  await runToEnd({ run: [process.execPath, '-e', 'console.log("new")'], cwd: dir, log })
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  expect([await modeOf(dir), await modeOf(log)]).toEqual([0o700, 0o600])
  expect(await readFile(log, 'utf8')).toBe('new\n')
  await rm(dir, { recursive: true })
})
