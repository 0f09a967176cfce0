import type { ReadModel } from '../content/read-model.ts'
import { loadReadModel } from '../gateways/content-loader.ts'
import type { PayloadSettings } from '../gateways/payload-client.ts'

function required(name: string, purpose: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: ${purpose}`)
  return value
}

/** @throws Error naming the missing setting */
export function payloadSettings(): PayloadSettings {
  return {
    url: required('CONTENT_URL', 'address of Payload, which the pages are built from'),
    apiKey: required('CONTENT_API_KEY', 'key with which the build reads Payload'),
  }
}

let loading: Promise<ReadModel> | undefined

/** All published content, loaded from Payload once in a build. */
export function buildContent(): Promise<ReadModel> {
  loading ??= loadReadModel(payloadSettings())
  return loading
}
