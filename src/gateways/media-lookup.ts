import type { ReadModel } from '../content/read-model.ts'
import type { MediaRecord } from '../content/records.ts'
import type { MediaLookup } from './rich-text.ts'

export function mediaIn(model: ReadModel): MediaLookup {
  return (id) => model.table('media').byId(id) as MediaRecord | null
}
