// Runs `next build` and copies the browser's files into the standalone server, which lacks them.
import { spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const next = path.join(root, 'node_modules/next/dist/bin/next')

// Files of an earlier build would otherwise remain in the standalone server.
await rm(path.join(root, '.next/standalone'), { recursive: true, force: true })

const child = spawn(process.execPath, [next, 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
const status = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
if (status !== 0) process.exit(status)

await cp(
  path.join(root, '.next/static'),
  path.join(root, '.next/standalone/content-cms/.next/static'),
  { recursive: true },
)
