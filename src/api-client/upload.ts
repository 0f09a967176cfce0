import { failureOf, withKeptToken } from './api.ts'
import { noAnswer } from './api-error.ts'

/**
 * In ms: a picture may be sent over a slow connection, and is then decoded and resized to five
 * sizes.
 */
const uploadTimeoutMs = 300_000

interface Sending {
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  fields?: Readonly<Record<string, string>>
}

/** Uploads one file and reports the progress, which `fetch` cannot. @throws ApiError */
export function uploadFile(
  path: `/api/${'upload' | `app/${string}`}`,
  file: File,
  sending: Sending = {},
): Promise<unknown> {
  return withKeptToken((token) => sendFile(path, file, { token, ...sending }))
}

function sendFile(
  path: string,
  file: File,
  { token, onProgress = () => {}, fields = {} }: Sending & { token: string },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = uploadTimeoutMs
    request.setRequestHeader('Accept', 'application/json')
    if (token !== '') request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(noAnswer('network', null))
    request.ontimeout = () => reject(noAnswer('timeout', null))
    request.onload = () => {
      const answer = readJson(request.responseText)
      if (request.status === 200 && answer !== null) resolve(answer)
      else reject(failureOf(request.status, answer))
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('files', file)
    request.send(form)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
