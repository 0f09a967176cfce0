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
    const scripts = [...html.matchAll(script)].map(([, address = '']) => address)
    const links = this.#reachable(scripts).map(
      (address) => `<link rel="modulepreload" href="${address}">`,
    )
    const first = html.search(script)
    return first < 0 ? html : html.slice(0, first) + links.join('') + html.slice(first)
  }

  /** What these modules import, directly or not, without themselves. */
  #reachable(modules: readonly string[]): string[] {
    const found = new Set(modules)
    for (const module of found) {
      for (const imported of this.#importsOf(module)) found.add(imported)
    }
    return [...found].slice(new Set(modules).size)
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
