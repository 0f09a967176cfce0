import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { type SettingName, settings } from '../../settings/src/settings.ts'
import { SettingsError } from './settings.ts'

function isFreeAt(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.once('listening', () => server.close(() => resolve(true)))
    server.listen({ port, host, exclusive: true })
  })
}

/** A port that is in use only on localhost looks free to a check of all interfaces. */
const isFree = async (port: number) => (await isFreeAt(port)) && (await isFreeAt(port, '127.0.0.1'))

/** @throws SettingsError naming each taken port with its setting */
export async function assertPortsFree(ports: Partial<Record<SettingName, string>>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(Number(port)))) {
      const { purpose } = settings[name as SettingName]
      taken.push(
        `Port ${port} is taken by another program: set ${name} to a free one (${purpose}).`,
      )
    }
  }
  if (taken.length > 0) throw new SettingsError(taken.join('\n'))
}

const given = new Set<number>()

/** Below the range of outgoing connections (from 32,768), so that it stays free. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}
