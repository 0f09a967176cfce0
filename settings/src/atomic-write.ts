import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

interface WriteOptions {
  mode?: number
  /** Whether the file survives a power failure: its bytes and its name are flushed to the disk. */
  durable?: boolean
}

async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Readers see the former or the complete new content. The temporary name is random, because
 * processes of containers that share a folder can have the same id. Creates the folder.
 */
export async function atomicWrite(
  file: string,
  content: string | Uint8Array,
  { mode = 0o666, durable = false }: WriteOptions = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content, { mode, flush: durable })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  if (durable) await flushFolder(dirname(file))
}
