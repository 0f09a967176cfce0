import { randomUUID } from 'node:crypto'
import { call, get } from '../http.ts'
import { formOf } from '../multipart.ts'
import { smallPicture } from '../small-picture.ts'
import type { Callers } from './callers.ts'
import type { Sample } from './samples.ts'

const person = { name: 'Lê Thử', phone: '0912345678' }
const partner = { ...person, occupation: 'Spa', address: '1 Lê Lợi' }
const question = { ...person, order_code: 'NAS-1' }
const pictures = () => formOf([{ bytes: smallPicture() }])
const noPrices = () => formOf([{ bytes: Buffer.from('Id,Current price,New price\r\n') }])

/** Hidden from shoppers, so that other tests find the shop unchanged. */
const written = {
  products: () => ({ ...article(), price: 90_000 }),
  clubs: () => ({ ...article(), type: 'news' }),
  places: () => ({ name: 'Quầy thử', state: 'inactive' }),
}

function article() {
  return { name: 'Thử', slug: `thu-${randomUUID()}`, state: 'inactive' }
}

const by = ({ staff }: Callers) => (staff.token === undefined ? {} : { token: staff.token })

const aRecord = (path: string, fields: () => object) => async (callers: Callers) => {
  const body = { data: fields() }
  return (await call('POST', path, { ...by(callers), body })).body.data.id
}

async function aPicture(callers: Callers): Promise<number> {
  return (await call('POST', '/upload', { ...by(callers), body: pictures() })).body[0].id
}

/** Records that staff write and delete. */
const staffSamples = Object.fromEntries(
  Object.entries(written).flatMap(([name, fields]): [string, Sample][] => [
    [`POST /${name}`, { fields }],
    [`PUT /${name}/:id`, { id: aRecord(`/${name}`, fields), fields: () => ({ name_en: 'Try' }) }],
    [`DELETE /${name}/:id`, { id: aRecord(`/${name}`, fields) }],
  ]),
)

/** Requests of visitors. */
const requestSamples = Object.fromEntries(
  Object.entries({ distributors: partner, supports: question }).flatMap(
    ([name, fields]): [string, Sample][] => {
      const id = aRecord(`/${name}`, () => fields)
      return [
        [`POST /${name}`, { fields: () => fields }],
        [`GET /${name}/:id`, { id }],
        [`PUT /${name}/:id`, { id, fields: () => ({ state: 'processing' }) }],
      ]
    },
  ),
)

/** Calls that write to Payload. */
export const contentSamples: Readonly<Record<string, Sample>> = {
  ...staffSamples,
  ...requestSamples,
  'PUT /deliveryinfo': { fields: () => ({ processing: 1 }) },
  'POST /app/arrange': {
    // It is in that place already, so that other tests find the list unchanged.
    fields: async () => {
      const first = await get('/places?sort=order:desc,id:desc&pagination[limit]=1')
      return { of: 'places', id: first.body.data[0].id, below: null }
    },
  },
  'POST /upload': { form: pictures },
  'POST /app/upload': { form: pictures },
  'POST /app/compareprices': { form: noPrices },
  'POST /app/changeprices': { form: noPrices },
  'DELETE /upload/files/:id': { id: aPicture },
}
