import { type IconName, iconPaths } from './icon-paths.ts'

/** A drawing beside words; a button with only an icon has its own label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
