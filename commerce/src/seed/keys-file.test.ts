import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readKeysFile, writeKeysFile } from './keys-file'

test('keys are read as they were written, by their owner only', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'nas-keys-')), 'deeper', 'keys.env')
  expect(await readKeysFile(file)).toEqual({})
  const keys = { COMMERCE_PUBLISHABLE_KEY: 'pk_1', COMMERCE_SECRET_KEY: 'sk_2=' }
  await writeKeysFile(file, keys)
  expect(await readKeysFile(file)).toEqual(keys)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
