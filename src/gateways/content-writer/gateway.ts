import { createWriterClient, type WriterSettings } from './client.ts'
import { type PictureCalls, pictureCalls } from './pictures.ts'
import { type PublishedCalls, publishedCalls } from './published.ts'
import { type RequestCalls, requestCalls } from './requests.ts'

/** What the shop writes to Payload. Every call may throw a GatewayError. */
export interface ContentWriter {
  pictures: PictureCalls
  published: PublishedCalls
  requests: RequestCalls
}

export function createContentWriter(settings: WriterSettings): ContentWriter {
  const client = createWriterClient(settings)
  return {
    pictures: pictureCalls(client),
    published: publishedCalls(client),
    requests: requestCalls(client),
  }
}
