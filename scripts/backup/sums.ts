import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { filesOf } from '../../server/release/release-folder.ts'
import { CommandError } from '../stack/commands.ts'

const sums = 'SHA256SUMS'

/** Files below this size in bytes are read at once, which takes a third of the time. */
const smallBytes = 4 * 1024 * 1024

export const together = pLimit(16)

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  if ((await stat(file)).size < smallBytes) return hash.update(await readFile(file)).digest('hex')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export async function writeSums(backup: string): Promise<void> {
  const lines = await together.map(
    (await filesOf(backup)).sort(),
    async (file) => `${await sha256Of(join(backup, file))}  ${file}\n`,
  )
  await writeFile(join(backup, sums), lines.join(''))
}

export async function checkSums(backup: string): Promise<void> {
  const lines = (await readFile(join(backup, sums), 'utf8')).split('\n').filter(Boolean)
  await together.map(lines, async (line) => {
    const [sum = '', file = ''] = line.split('  ')
    if ((await sha256Of(join(backup, file)).catch(() => '')) === sum) return
    throw new CommandError(`The backup is damaged: the checksum of ${file} is wrong.`)
  })
}
