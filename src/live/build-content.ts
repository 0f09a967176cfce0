import type { ReadModel } from '../content/read-model.ts'
import { loadReadModel } from '../gateways/content-loader.ts'

let loading: Promise<ReadModel> | undefined

function required(name: string, purpose: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: ${purpose}`)
  return value
}

/** All published content, loaded from Payload once in a build. */
export function buildContent(): Promise<ReadModel> {
  loading ??= loadReadModel({
    url: required('CONTENT_URL', 'address of Payload, which the pages are built from'),
    apiKey: required('CONTENT_API_KEY', 'key with which the build reads Payload'),
  })
  return loading
}
