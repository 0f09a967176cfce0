import { parse } from 'es-module-lexer/js'

const script = /<script type="module" src="([^"]+)">/g

/** The modules of a release, whose imports a page preloads (ADR 0202). */
export class PageModules {
  readonly #codeAt: (address: string) => string | undefined
  readonly #imports = new Map<string, readonly string[]>()

  /** @param codeAt undefined for a module that is not of this release */
  constructor(codeAt: (address: string) => string | undefined) {
    this.#codeAt = codeAt
  }

  /**
   * Adds links before a page's first module script: the browser fetches what the scripts import
   * together with the scripts.
   */
  preloadImports(html: string): string {
    const scripts = [...html.matchAll(script)]
    const imported = this.#reachable(scripts.map(([, address = '']) => address))
    const links = imported.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
    const at = scripts[0]?.index ?? 0
    return html.slice(0, at) + links + html.slice(at)
  }

  /** What these modules import, directly or not, without themselves. */
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

/** Against any origin: the address is one of this site. */
const addressOf = (specifier: string, module: string): string =>
  new URL(specifier, `http://localhost${module}`).pathname
