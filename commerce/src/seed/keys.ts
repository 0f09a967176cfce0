import type { ApiKeyDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  revokeApiKeysWorkflow,
} from '@medusajs/medusa/core-flows'
import { shopNames } from '../platform/setup/names'
import { readKeysFile, writeKeysFile } from './keys-file'

type KeyType = 'publishable' | 'secret'

const createdBy = 'seed'

async function liveKeys(container: MedusaContainer, type: KeyType, title: string) {
  const keys = await container.resolve(Modules.API_KEY).listApiKeys({ type, title })
  return keys.filter((key) => key.revoked_at === null)
}

async function makeKey(
  container: MedusaContainer,
  type: KeyType,
  title: string,
): Promise<ApiKeyDTO> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ type, title, created_by: createdBy }] },
  })
  const [key] = result
  if (key === undefined) throw new Error(`Medusa made no ${type} key`)
  return key
}

async function ensurePublishableKey(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<string> {
  const [found] = await liveKeys(container, 'publishable', shopNames.publishableKey)
  if (found) return found.token
  const key = await makeKey(container, 'publishable', shopNames.publishableKey)
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: key.id, add: [salesChannelId] },
  })
  return key.token
}

/** A secret key can be read only when it is made, so a lost one is replaced and revoked. */
async function ensureSecretKey(
  container: MedusaContainer,
  written: string | undefined,
): Promise<string> {
  if (written && (await container.resolve(Modules.API_KEY).authenticate(written))) return written
  const lost = await liveKeys(container, 'secret', shopNames.secretKey)
  const key = await makeKey(container, 'secret', shopNames.secretKey)
  if (lost.length > 0) {
    await revokeApiKeysWorkflow(container).run({
      input: { selector: { id: lost.map(({ id }) => id) }, revoke: { revoked_by: createdBy } },
    })
  }
  return key.token
}

/** The two keys with which the adapter calls, kept in the keys file as long as they work. */
export async function ensureKeys(
  container: MedusaContainer,
  salesChannelId: string,
  file: string,
): Promise<void> {
  const written = await readKeysFile(file)
  const publishable = await ensurePublishableKey(container, salesChannelId)
  const secret = await ensureSecretKey(container, written.COMMERCE_SECRET_KEY)
  await writeKeysFile(file, {
    COMMERCE_PUBLISHABLE_KEY: publishable,
    COMMERCE_SECRET_KEY: secret,
  })
}
