/** Vietnamese banks, the large ones first: number at NAPAS, the name they are known by, long name. */
export const banks = [
  ['970436', 'Vietcombank', 'Ngoại thương Việt Nam'],
  ['970415', 'VietinBank', 'Công thương Việt Nam'],
  ['970418', 'BIDV', 'Đầu tư và Phát triển Việt Nam'],
  ['970405', 'Agribank', 'Nông nghiệp và Phát triển Nông thôn'],
  ['970407', 'Techcombank', 'Kỹ thương Việt Nam'],
  ['970422', 'MB', 'Quân đội'],
  ['970416', 'ACB', 'Á Châu'],
  ['970432', 'VPBank', 'Việt Nam Thịnh Vượng'],
  ['970423', 'TPBank', 'Tiên Phong'],
  ['970403', 'Sacombank', 'Sài Gòn Thương Tín'],
  ['970437', 'HDBank', 'Phát triển TP. Hồ Chí Minh'],
  ['970441', 'VIB', 'Quốc tế Việt Nam'],
  ['970443', 'SHB', 'Sài Gòn – Hà Nội'],
  ['970425', 'ABBank', 'An Bình'],
  ['970409', 'Bac A Bank', 'Bắc Á'],
  ['970438', 'BaoViet Bank', 'Bảo Việt'],
  ['970454', 'BVBank', 'Bản Việt'],
  ['546034', 'CAKE', 'Ngân hàng số CAKE by VPBank'],
  ['970431', 'Eximbank', 'Xuất Nhập khẩu Việt Nam'],
  ['970452', 'KienlongBank', 'Kiên Long'],
  ['970449', 'LPBank', 'Lộc Phát Việt Nam'],
  ['970426', 'MSB', 'Hàng Hải Việt Nam'],
  ['970428', 'Nam A Bank', 'Nam Á'],
  ['970419', 'NCB', 'Quốc Dân'],
  ['970448', 'OCB', 'Phương Đông'],
  ['970430', 'PGBank', 'Thịnh vượng và Phát triển'],
  ['970412', 'PVcomBank', 'Đại chúng Việt Nam'],
  ['970400', 'Saigonbank', 'Sài Gòn Công Thương'],
  ['970429', 'SCB', 'Sài Gòn'],
  ['970440', 'SeABank', 'Đông Nam Á'],
  ['970424', 'Shinhan Bank', 'Shinhan Việt Nam'],
  ['963388', 'Timo', 'Ngân hàng số Timo by Bản Việt Bank'],
  ['970458', 'UOB', 'United Overseas Bank Việt Nam'],
  ['970427', 'VietABank', 'Việt Á'],
  ['970433', 'Vietbank', 'Việt Nam Thương Tín'],
] as const satisfies readonly (readonly [number: string, short: string, long: string])[]

export type BankNumber = (typeof banks)[number][0]

export const bankNumbers: readonly BankNumber[] = banks.map(([number]) => number)

/** @example bankName('970436') // 'Vietcombank – Ngoại thương Việt Nam' */
export const bankName = (wanted: BankNumber): string =>
  banks.flatMap(([number, ...names]) => (number === wanted ? [names.join(' – ')] : [])).join()
