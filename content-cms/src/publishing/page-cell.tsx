import type { DefaultServerCellComponentProps } from 'payload'
import { shopAddress } from './shop-pages'

/** The page of a publication in both languages. */
export function PageCell({ cellData: path }: DefaultServerCellComponentProps) {
  if (typeof path !== 'string') return null
  return (
    <span>
      <a href={shopAddress('vi', path)}>{path}</a> · <a href={shopAddress('en', path)}>EN</a>
    </span>
  )
}
