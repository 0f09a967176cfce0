import { parse } from 'es-module-lexer/js'

const script = /<script type="module" src="([^"]+)">/g

/** The modules of a release, whose imports a page preloads (ADR 0202). */
export class PageModules {
  readonly #codeAt: (address: string) => string | undefined
  readonly #imports = new Map<string, readonly string[]>()

  /** @param codeAt returns undefined for a module of another release */
  constructor(codeAt: (address: string) => string | undefined) {
    this.#codeAt = codeAt
  }

  /** So that the browser fetches scripts together with their imports. */
  preloadImports(html: string): string {
    const scripts = [...html.matchAll(script)]
    const imported = this.#reachable(scripts.map(([, address = '']) => address))
    const links = imported.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
    const at = scripts[0]?.index ?? 0
    return html.slice(0, at) + links + html.slice(at)
  }

  #reachable(modules: readonly string[]): string[] {
    const found = new Set(modules)
    for (const module of found) {
      for (const imported of this.#importsOf(module)) found.add(imported)
    }
    return [...found].filter((module) => !modules.includes(module))
  }

  #importsOf(module: string): readonly string[] {
    const known = this.#imports.get(module)
    if (known !== undefined) return known
    const [imports] = parse(this.#codeAt(module) ?? '')
    const addresses = imports.flatMap(({ type, specifier }) =>
      type === 'static' && specifier !== undefined ? [addressOf(specifier, module)] : [],
    )
    this.#imports.set(module, addresses)
    return addresses
  }
}

/** Resolves an import to an address of this site; the origin is arbitrary. */
const addressOf = (specifier: string, module: string): string =>
  new URL(specifier, `http://localhost${module}`).pathname
