import { type InputHTMLAttributes, useState } from 'react'

interface SecretInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The words of the button that shows what was typed, and hides it again. */
  show: string
  hide: string
}

export function SecretInput({ show, hide, ...input }: SecretInputProps) {
  const [seen, setSeen] = useState(false)
  return (
    <div className="secret">
      <input
        {...input}
        type={seen ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="secret__eye"
        aria-controls={input.id}
        onClick={() => setSeen(!seen)}
      >
        {seen ? hide : show}
      </button>
    </div>
  )
}
