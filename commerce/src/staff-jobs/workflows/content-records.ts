import type { JobResource } from '@nas/contract/staff-jobs/fields'
import * as v from 'valibot'
import { stale } from '../../platform/database/version'
import { notFound, ShopError, unavailable } from '../../platform/errors/shop-error'

const timeoutMs = 15_000

/** The lists whose records Payload owns. */
export type ContentResource = Exclude<JobResource, 'orders' | 'ratings'>

const recordSchema = v.object({ state: v.string(), assignee: v.nullish(v.string(), null) })
export type ContentRecord = v.InferOutput<typeof recordSchema>

const inUseSchema = v.object({
  errors: v.looseTuple([v.object({ data: v.object({ code: v.literal('in_use') }) })]),
})

export interface ContentKeys {
  url: string
  readKey: string
  writeKey: string
}

/** The staff call to which Payload's audit log attributes a change. */
export interface ActingCall {
  staff: string
  request: string
}

interface ReadRecord {
  resource: ContentResource
  id: string
  version: string | null
}

export interface ContentChange extends ReadRecord {
  fields: object
}

const isRequest = (resource: ContentResource) =>
  resource === 'supports' || resource === 'distributors'

/** Reads and changes records in Payload for jobs, with the keys of the shop. */
export function contentRecords({ url, readKey, writeKey }: ContentKeys) {
  async function send(path: string, key: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, Authorization: `clients API-Key ${key}` }
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${url}/api/${path}`, { ...init, headers, signal }).catch(() => {
      throw unavailable('Payload does not answer.')
    })
    if (answer.ok) return answer
    if (answer.status === 404) throw notFound('record')
    if (answer.status === 409) throw stale()
    if (answer.status === 400) {
      const isInUse = v.is(inUseSchema, await answer.json().catch(() => null))
      throw new ShopError(isInUse ? 'in_use' : 'invalid', 'Payload does not take the change.')
    }
    throw unavailable(`Payload answers ${answer.status}.`)
  }

  async function publication(
    path: string,
    { staff, request }: ActingCall,
    init: RequestInit,
  ): Promise<number | null> {
    const headers = {
      'Content-Type': 'application/json',
      'x-acting-staff': staff,
      'x-request-id': request,
    }
    const answer = await send(path, writeKey, { ...init, headers })
    await answer.body?.cancel()
    const published = Number(answer.headers.get('content-cursor'))
    return published > 0 ? published : null
  }

  return {
    /** @throws ShopError not_found, or service_unavailable */
    async read(resource: ContentResource, id: string): Promise<ContentRecord> {
      const key = isRequest(resource) ? writeKey : readKey
      const path = `${resource}/${encodeURIComponent(id)}?depth=0&locale=vi`
      return v.parse(recordSchema, await (await send(path, key, {})).json())
    },

    /**
     * @returns the publication caused by the change; null when there is none
     * @throws ShopError stale, invalid, not_found or service_unavailable
     */
    change({ resource, id, fields, version }: ContentChange, acting: ActingCall) {
      const updatedAt = version ?? undefined
      const path = isRequest(resource) ? resource : `${resource}/published`
      const body = isRequest(resource)
        ? { ...fields, updatedAt }
        : { vi: fields, en: {}, relations: {}, updatedAt }
      const init = { method: 'PATCH', body: JSON.stringify(body) }
      return publication(`${path}/${encodeURIComponent(id)}?depth=0`, acting, init)
    },

    /** Moves it to the trash. @throws ShopError like `change`, and in_use */
    remove({ resource, id, version }: ReadRecord, acting: ActingCall) {
      const query = version === null ? '' : `&updatedAt=${encodeURIComponent(version)}`
      const path = `${resource}/trash/${encodeURIComponent(id)}?depth=0${query}`
      return publication(path, acting, { method: 'DELETE' })
    },
  }
}

export type ContentRecords = ReturnType<typeof contentRecords>
