import type { TrailQuestion, TrailValues } from '@nas/contract/trail'
import { SqlService } from '../../platform/database/sql-service'

/** Name under which the container knows the service. */
export const TRAIL = 'trail'

export interface TrailRow {
  id: string
  staff: string
  request: string
  kind: string
  subject: string | null
  before: TrailValues
  after: TrailValues
  created_at: Date
}

export class TrailService extends SqlService {
  /** Newest first. */
  find({ kind, person, before, limit }: TrailQuestion): Promise<TrailRow[]> {
    return this.rows<TrailRow>({
      sql: `select id, staff, request, kind, subject, before, after, created_at from trail_entry
            where (?::text is null or kind = ?) and (?::text is null or staff = ? or subject = ?)
              and (?::timestamptz is null or date_trunc('milliseconds', created_at) < ?)
            order by created_at desc, id desc limit ?`,
      values: [
        ...[kind ?? null, kind ?? null],
        ...[person ?? null, person ?? null, person ?? null],
        ...[before ?? null, before ?? null],
        limit,
      ],
    })
  }
}
