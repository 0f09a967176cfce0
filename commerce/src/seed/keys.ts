import type { ApiKeyDTO, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} from '@medusajs/medusa/core-flows'
import { readEnvFile, writeEnvFile } from '@nas/settings/env-file'
import { setTokenSql } from '../medusa-tables/api-keys'
import { sqlOf } from '../platform/database/run-sql'
import { shopNames } from '../platform/setup/names'

type KeyType = 'publishable' | 'secret'

const titles = { publishable: shopNames.publishableKey, secret: shopNames.secretKey }

async function liveKeys(container: MedusaContainer, type: KeyType) {
  const filter = { type, title: titles[type] }
  const keys = await container.resolve(Modules.API_KEY).listApiKeys(filter)
  return keys.filter((key) => key.revoked_at === null)
}

/** @param token value of the key; without it Medusa generates one */
async function makeKey(
  container: MedusaContainer,
  type: KeyType,
  token?: string,
): Promise<ApiKeyDTO> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ type, title: titles[type], created_by: 'seed' }] },
  })
  const [key] = result
  if (key === undefined) throw new Error(`Medusa made no ${type} key`)
  if (token === undefined) return key
  await sqlOf(container)(await setTokenSql(key.id, type, token))
  return { ...key, token }
}

async function ensurePublishableKey(
  container: MedusaContainer,
  salesChannelId: string,
  wanted?: string,
): Promise<string> {
  const live = await liveKeys(container, 'publishable')
  const found = wanted === undefined ? live[0] : live.find(({ token }) => token === wanted)
  if (found) return found.token
  const key = await makeKey(container, 'publishable', wanted)
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: key.id, add: [salesChannelId] },
  })
  return key.token
}

const works = async (container: MedusaContainer, key: string | undefined): Promise<boolean> =>
  key !== undefined && Boolean(await container.resolve(Modules.API_KEY).authenticate(key))

/** A lost key cannot be read again. Older keys stay valid: a front server may be using one. */
async function ensureSecretKey(
  container: MedusaContainer,
  written: string | undefined,
  wanted: string | undefined,
): Promise<string> {
  const known = wanted ?? written
  if (known !== undefined && (await works(container, known))) return known
  const older = await liveKeys(container, 'secret')
  const key = await makeKey(container, 'secret', wanted)
  if (older.length > 0) {
    const ids = older.map(({ id }) => id).join(', ')
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(
      `Keys: a new secret key was made; the former ones (${ids}) are still valid. Revoke lost ones.`,
    )
  }
  return key.token
}

/** The given keys, else valid ones of the keys file. @param file to which they are written */
export async function ensureKeys(
  container: MedusaContainer,
  salesChannelId: string,
  given: {
    COMMERCE_PUBLISHABLE_KEY?: string | undefined
    COMMERCE_SECRET_KEY?: string | undefined
  },
  file: string | undefined,
): Promise<void> {
  const written = file === undefined ? {} : await readEnvFile(file)
  const publishable = await ensurePublishableKey(
    container,
    salesChannelId,
    given.COMMERCE_PUBLISHABLE_KEY,
  )
  const secret = await ensureSecretKey(
    container,
    written.COMMERCE_SECRET_KEY,
    given.COMMERCE_SECRET_KEY,
  )
  if (file === undefined) return
  await writeEnvFile(file, {
    COMMERCE_PUBLISHABLE_KEY: publishable,
    COMMERCE_SECRET_KEY: secret,
  })
}
