import type { ReadModel } from '../content/read-model.ts'
import { loadReadModel } from '../gateways/content/content-sync.ts'
import type { PayloadSettings } from '../gateways/content/payload-client.ts'
import { readShopSettings } from './shop-settings.ts'

/** @throws Error naming the missing setting */
export function payloadSettings(): PayloadSettings {
  const { CONTENT_URL, CONTENT_API_KEY } = readShopSettings(['pages'])
  return { url: CONTENT_URL, apiKey: CONTENT_API_KEY }
}

let loading: Promise<ReadModel> | undefined

/** False in the build of an image, which has no Payload: the release renders its pages. */
export const isThereContent = (): boolean => Boolean(process.env.CONTENT_URL)

/** All published content, loaded from Payload once per build. */
export function buildContent(): Promise<ReadModel> {
  loading ??= loadReadModel(payloadSettings())
  return loading
}
