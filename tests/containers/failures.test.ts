import { expect, test } from 'vitest'
import { given } from '../support/env.ts'
import { compose, docker, healthy, ops } from './compose.ts'
import { newProduct, orderTaken, signInStaff } from './shop.ts'

const job = (...words: string[]) => compose('run', '--rm', '-T', ...words)

/** The generated secrets; the suite sets the passwords of its people. */
async function readSecrets(): Promise<string[]> {
  const text = await job('--entrypoint', 'cat', 'settings', '/srv/secrets/secrets.env')
  return text
    .split('\n')
    .filter((line) => !/^(STAFF|EDITOR)_PASSWORD=/.test(line))
    .sort()
}

test('secrets are the same after their volume was lost', async () => {
  const product = await newProduct(await signInStaff(), 'sua-rua-mat')
  const before = await readSecrets()
  await docker('volume', 'rm', `${process.env.COMPOSE_PROJECT_NAME}_secrets`)
  await job('settings')
  expect(await readSecrets()).toEqual(before)
  await compose('restart', 'commerce-a', 'commerce-b')
  await healthy('commerce-a', 'commerce-b')
  await orderTaken(product.id)
})

test('volumes of derived data may be lost', async () => {
  const product = await newProduct(await signInStaff(), 'sua-rua-mat')
  await compose('rm', '-fs', 'shop-a', 'shop-b')
  for (const volume of ['releases', 'keys', 'env-shop']) {
    await docker('volume', 'rm', `${process.env.COMPOSE_PROJECT_NAME}_${volume}`)
  }
  await ops('update.sh')
  await orderTaken(product.id)
  const page = await fetch(`${given('SHOP_URL')}/san-pham/${product.slug}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('sua-rua-mat')])
})

test('a database of other secrets is reported by its job and not changed', async () => {
  await job('-e', 'DATABASE_PASSWORD=another-password', 'settings')
  try {
    await expect(job('migrate')).rejects.toThrow('The database was created with other secrets')
  } finally {
    await job('settings')
  }
  await job('migrate')
})
