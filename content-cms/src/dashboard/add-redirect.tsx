import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

interface AddRedirectProps {
  path: string
  language: string
}

/** Opens the form of a new redirect with the address filled in. */
export function AddRedirect({ path, language }: AddRedirectProps) {
  const query = new URLSearchParams({ from: path, locale: 'vi' })
  return (
    <Link href={`/admin/collections/redirects/create?${query}`}>
      {language === 'en' ? 'Add a redirect' : 'Thêm chuyển hướng'}
    </Link>
  )
}

export const AddRedirectCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <AddRedirect path={rowData.path} language={i18n.language} />
)
