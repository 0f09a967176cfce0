interface StylesProps {
  name: string
  css: string
}

/**
 * A style element of the back office. Imported as a CSS file it would become part of the shop's one
 * style sheet; here it comes and goes with the screen that needs it.
 */
export function Styles({ name, css }: StylesProps) {
  return (
    <style href={`crm-${name}`} precedence="default">
      {css}
    </style>
  )
}
