import { sql } from '@nas/query/sql'
import { SqlService } from '../../platform/database/sql-service'

/** Longer than two reports of an open page are apart. */
const shownSeconds = 12

export class ViewersTable extends SqlService {
  /** Records that this person has the order open. @returns ids of the others, earliest first */
  async see(number: number, staff: string): Promise<string[]> {
    const id = `${number} ${staff}`
    const others = await this.rows<{ staff: string }>(sql`
      with seen as (
        insert into order_viewer (id, display_id, staff)
        select ${id}, display_id, ${staff} from order_record where display_id = ${number}
        on conflict (id) do update set updated_at = now()),
      gone as (
        delete from order_viewer where id in (
          select id from order_viewer where updated_at < now() - interval '1 minute'
            and id <> ${id} for update skip locked))
      select staff from order_viewer where display_id = ${number} and staff <> ${staff}
        and updated_at > now() - make_interval(secs => ${shownSeconds}) order by created_at`)
    return others.map((other) => other.staff)
  }
}
