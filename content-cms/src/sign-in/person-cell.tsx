import type { DefaultServerCellComponentProps } from 'payload'
import { personName } from './accounts'

/** Names of colleagues are shown to all editors; only managers may read their accounts. */
export async function PersonCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = Object(cellData).id ?? cellData
  if (!id) return null
  const found = { collection: 'users', id, depth: 0, disableErrors: true } as const
  return <span>{personName(await payload.findByID(found))}</span>
}
