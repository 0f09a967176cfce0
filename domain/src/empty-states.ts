type Text = { vi: string; en: string }

/** What the shop shows where there is nothing to show, by namespace and key, until editors change it. */
export const emptyStates = {
  cart: {
    emptyTitle: { vi: 'Giỏ hàng đang trống', en: 'Your cart is empty' },
    emptyText: {
      vi: 'Những sản phẩm bạn chọn sẽ nằm ở đây.',
      en: 'The products you choose will be kept here.',
    },
    emptyAction: { vi: 'Tiếp tục mua sắm', en: 'Continue shopping' },
  },
  checkout: {
    emptyTitle: {
      vi: 'Chưa có sản phẩm nào để thanh toán',
      en: 'There is nothing to check out yet',
    },
    emptyText: {
      vi: 'Hãy đánh dấu những sản phẩm muốn mua trong giỏ hàng.',
      en: 'Tick the products you want to buy in your cart.',
    },
    emptyOpenCart: { vi: 'Mở giỏ hàng', en: 'Open the cart' },
    emptyHome: { vi: 'Về trang chủ', en: 'Back to the home page' },
  },
  order: {
    emptyTitle: { vi: 'Chưa có đơn hàng nào ở đây', en: 'There is no order here' },
    emptyText: {
      vi: 'Trang này hiển thị đơn hàng ngay sau khi đặt. Bạn có thể xem lại đơn hàng bằng mã đơn và số điện thoại đặt hàng.',
      en: 'This page shows an order right after it was placed. You find any order by its code and the phone number it was placed with.',
    },
    emptyHome: { vi: 'Về trang chủ', en: 'Back to the home page' },
  },
  orders: {
    emptyTitle: { vi: 'Bạn chưa có đơn hàng nào', en: 'You have no orders yet' },
    emptyText: {
      vi: 'Những đơn hàng bạn đặt khi đã đăng nhập sẽ nằm ở đây.',
      en: 'Orders that you place while signed in are kept here.',
    },
    emptyAction: { vi: 'Khám phá sản phẩm', en: 'Discover our products' },
  },
  addresses: {
    emptyTitle: { vi: 'Chưa có địa chỉ nào', en: 'No addresses yet' },
    emptyText: {
      vi: 'Lưu địa chỉ một lần để đặt hàng nhanh hơn ở những lần sau.',
      en: 'Save an address once and order faster from then on.',
    },
  },
  likes: {
    emptyTitle: { vi: 'Chưa có sản phẩm yêu thích', en: 'No favourites yet' },
    emptyText: {
      vi: 'Chạm vào trái tim trên sản phẩm bạn thích, chúng tôi sẽ giữ giúp bạn ở đây.',
      en: 'Press the heart on a product you love and we will keep it here for you.',
    },
    emptyAction: { vi: 'Khám phá sản phẩm', en: 'Discover our products' },
  },
  viewed: {
    emptyTitle: { vi: 'Bạn chưa xem sản phẩm nào', en: 'Nothing viewed yet' },
    emptyText: {
      vi: 'Những sản phẩm bạn ghé xem sẽ nằm ở đây, để lần sau tìm lại thật nhanh.',
      en: 'The products you look at are kept here, so that you find them again quickly.',
    },
    emptyAction: { vi: 'Khám phá sản phẩm', en: 'Discover our products' },
  },
  search: {
    none: { vi: 'Chưa tìm thấy sản phẩm cho “{{text}}”', en: 'Nothing found for “{{text}}”' },
    noneText: {
      vi: 'Hãy thử từ ngắn hơn hoặc tên khác, ví dụ “kem chong nang”. Không cần gõ dấu.',
      en: 'Try a shorter word or another name, such as “sunscreen” or “kem chong nang”. Accents are not needed.',
    },
    noneInGroup: {
      vi: 'Chưa có sản phẩm phù hợp trong nhóm này',
      en: 'Nothing in this group matches',
    },
    showAll: { vi: 'Xem tất cả sản phẩm', en: 'See all products' },
  },
  category: {
    none: { vi: 'Chưa có sản phẩm phù hợp', en: 'No products match' },
    noneText: {
      vi: 'Hãy bỏ bớt bộ lọc hoặc xem toàn bộ danh mục.',
      en: 'Remove a filter or see the whole category.',
    },
    showAll: { vi: 'Xem toàn bộ danh mục', en: 'Show the whole category' },
    comingSoon: { vi: 'Sắp ra mắt', en: 'Coming soon' },
    comingSoonText: {
      vi: 'Danh mục này đang được chuẩn bị. Mời bạn xem các danh mục khác.',
      en: 'This category is being prepared. Meanwhile, see our other categories.',
    },
  },
  chrome: {
    comingSoon: { vi: 'Sắp ra mắt', en: 'Coming soon' },
    comingSoonText: {
      vi: 'Những sản phẩm đầu tiên đang được chuẩn bị.',
      en: 'The first products are on their way.',
    },
  },
  ratings: {
    none: {
      vi: 'Sản phẩm chưa có đánh giá. Khách đã mua hàng có thể đánh giá trong trang đơn hàng.',
      en: 'There are no ratings yet. Customers can rate what they bought on their orders page.',
    },
  },
  club: {
    none: { vi: 'Chưa có bài viết trong chủ đề này', en: 'No articles in this topic yet' },
    noneText: {
      vi: 'Mời bạn xem các chủ đề khác của Aura Club.',
      en: 'See the other topics of Aura Club meanwhile.',
    },
  },
  blog: {
    none: { vi: 'Chưa có bài viết', en: 'No articles yet' },
  },
  works: {
    none: { vi: 'Chưa có dự án nào ở đây', en: 'There are no projects here yet' },
    noneText: {
      vi: 'Mời bạn chọn một mục khác hoặc xem tất cả dự án.',
      en: 'Please choose another filter, or see all projects.',
    },
  },
  faq: {
    none: { vi: 'Chưa có câu hỏi nào', en: 'No questions yet' },
    foundNone: {
      vi: 'Chưa có câu hỏi nào phù hợp. Bạn hãy thử từ khác hoặc hỏi trực tiếp chuyên viên của NAS.',
      en: 'No question matches. Try other words, or ask our advisors directly.',
    },
  },
  shopping: {
    noPlaces: {
      vi: 'Danh sách điểm bán đang được cập nhật.',
      en: 'Our list of places is being updated.',
    },
  },
} satisfies Record<string, Record<string, Text>>

export type EmptyStates = typeof emptyStates
export type EmptyStateName = keyof EmptyStates

/** Shipped sentences of one namespace in one language. */
export const emptyTexts = (name: string, locale: keyof Text): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Text>(emptyStates[name as EmptyStateName] ?? {}).map(([key, text]) => [
      key,
      text[locale],
    ]),
  )
