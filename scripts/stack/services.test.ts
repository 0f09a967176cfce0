import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { RunningService } from './services.ts'

/** Answers with 503 after the first request, and hangs after `/hang`. */
const program = `
  const { createServer } = require('node:http')
  let calls = 0
  createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    calls += 1
    response.writeHead(calls === 1 ? 200 : 503).end()
  }).listen(Number(process.env.PORT))
`

it('restarts a program that hangs, leaves one that answers with an error, and keeps its log private', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const dir = await mkdtemp(join(tmpdir(), 'nas-services-'))
  const port = 20_000 + (process.pid % 20_000)
  const url = `http://localhost:${port}`
  const service = new RunningService(
    {
      name: 'patient',
      run: [process.execPath, '-e', program],
      cwd: dir,
      env: { PORT: String(port) },
      log: join(dir, 'log'),
      health: `${url}/health`,
    },
    dir,
    { intervalMs: 50, maxSilences: 3 },
  )
  try {
    await writeFile(join(dir, 'log'), '', { mode: 0o644 })
    await service.start()
    expect((await stat(join(dir, 'log'))).mode & 0o777).toBe(0o600)
    const { pid } = service
    for (let asked = 0; asked < 8; asked += 1) expect((await fetch(url)).status).toBe(503)
    expect(service.pid).toBe(pid)
    fetch(`${url}/hang`).catch(() => {})
    await vi.waitFor(
      async () => {
        expect(service.pid).not.toBe(pid)
        expect((await fetch(url)).ok || service.pid !== undefined).toBe(true)
      },
      { timeout: 20_000, interval: 50 },
    )
  } finally {
    await service.stop()
    await rm(dir, { recursive: true })
  }
}, 30_000)
