import { formatMoment } from '@nas/domain/dates'
import type { AuditRow } from '@nas/telemetry/audit-log'
import { getTranslation } from '@payloadcms/translations'
import { Gutter } from '@payloadcms/ui'
import type { ClientField, DocumentViewServerProps } from 'payload'
import { changesOf } from '../audit-log/audit-log'
import { label, languageOf } from '../labels'
import { valueText } from './value-text'

const texts = {
  none: label('Chưa có thay đổi nào được ghi.', 'No change is recorded.'),
  time: label('Lúc', 'Time'),
  who: label('Người sửa', 'Editor'),
  what: label('Đã sửa', 'Changed'),
  staff: label('Nhân viên cửa hàng', 'Staff of the shop'),
}

/** Tab of a document: its latest changes by editors and staff. */
export async function History({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const entity = collectionConfig ?? globalConfig
  if (!entity) return null
  const say = (text: keyof typeof texts) => texts[text][languageOf(req.i18n.language)]
  const labelOf = (text: unknown) => getTranslation(text as string, req.i18n)

  async function describe({ before, after }: AuditRow, name: string): Promise<string> {
    const isNamed = (one: { name: string }) => [one.name, `${one.name}_en`].includes(name)
    const field = entity?.flattenedFields.find(isNamed)
    if (field === undefined) return name
    const title = labelOf(Object(field).label ?? name) + (field.name === name ? '' : ' (EN)')
    if (after[name] === 'changed') return title
    const textOf = (value: unknown) =>
      valueText(field as unknown as ClientField, value, {
        labelOf,
        nameOf: async (_, id) => `#${id}`,
      })
    const [was, is] = await Promise.all([textOf(before[name]), textOf(after[name])])
    return `${title}: ${was || '–'} → ${is || '–'}`
  }

  const rows = await changesOf(req, entity.slug, collectionConfig ? String(docID) : entity.slug)
  const changes = rows.map(async (row) => ({
    ...row,
    texts: await Promise.all(Object.keys(row.after).map((name) => describe(row, name))),
  }))
  if (rows.length === 0) return <Gutter className="history">{say('none')}</Gutter>
  return (
    <Gutter className="history table">
      <table>
        <thead>
          <tr>
            <th>{say('time')}</th>
            <th>{say('who')}</th>
            <th>{say('what')}</th>
          </tr>
        </thead>
        <tbody>
          {(await Promise.all(changes)).map(({ id, at, who, texts }) => (
            <tr key={id}>
              <td>{formatMoment(at)}</td>
              <td>{who ?? say('staff')}</td>
              <td>
                {texts.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  )
}
