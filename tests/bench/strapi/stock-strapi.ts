import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../scripts/stack/ports.ts'
import { Postgres } from '../../../scripts/stack/postgres.ts'
import { RunningService } from '../../../scripts/stack/services.ts'
import { writeProject } from './project.ts'
import type { Records } from './records.ts'

export interface StockStrapi {
  url: string
  stop(): Promise<void>
}

/**
 * Starts Strapi with a copy of the records, on a PostgreSQL of its own that is the shop's version
 * with the shop's settings. The packages in the folder are kept, the database is not.
 */
export async function startStrapi(folder: string, records: Records): Promise<StockStrapi> {
  const log = join(folder, 'log')
  await mkdir(log, { recursive: true })
  const postgres = new Postgres({
    dir: join(folder, 'postgres'),
    host: 'localhost',
    port: String(await freePort()),
    password: randomBytes(16).toString('hex'),
    log: join(log, 'postgres.log'),
  })
  // One of a run that was killed.
  await postgres.stop()
  await rm(join(folder, 'postgres'), { recursive: true, force: true })
  const port = await freePort()
  const database = postgres.superuserUrl('postgres')
  const run = await writeProject(folder, { port, database, records })
  const url = `http://127.0.0.1:${port}`
  const strapi = new RunningService(
    {
      name: 'strapi',
      run,
      cwd: folder,
      log: join(log, 'strapi.log'),
      env: {
        NODE_ENV: 'production',
        STRAPI_TELEMETRY_DISABLED: 'true',
        STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
      },
      health: `${url}/_health`,
    },
    join(folder, 'run'),
  )
  const stop = async () => {
    await strapi.stop()
    await postgres.stop()
  }
  try {
    await postgres.start()
    await strapi.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
