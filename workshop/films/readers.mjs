// Who a film of an interface is drawn for: the colours of the reader's market, and the words on it in a face that has
// their forms.
import { text } from '../kit/svg.mjs';
import { greenUp, redUp } from '../lib/palette.mjs';

export const readers = {
  en: {
    locale: 'en',
    market: greenUp,
    words: {
      side: 'Side',
      code: 'Code',
      price: 'Price',
      quantity: 'Qty',
      amount: 'Amount',
      filled: 'Filled',
      buy: 'Buy',
      sell: 'Sell',
      ask: 'Ask',
      bid: 'Bid',
    },
  },
  zt: {
    locale: 'zt',
    market: greenUp,
    style: 'font-family:Geist,Noto Sans CJK HK',
    words: {
      side: '買賣',
      code: '代號',
      price: '價格',
      quantity: '數量',
      amount: '金額',
      filled: '已成交',
      buy: '買入',
      sell: '沽出',
      ask: '沽盤',
      bid: '買盤',
    },
  },
  zh: {
    locale: 'zh',
    market: redUp,
    style: 'font-family:Geist,Noto Sans CJK SC',
    words: {
      side: '买卖',
      code: '代码',
      price: '价格',
      quantity: '数量',
      amount: '金额',
      filled: '已成交',
      buy: '买入',
      sell: '卖出',
      ask: '卖盘',
      bid: '买盘',
    },
  },
};

/** What is written in the reader's language, in a face that has its forms. */
export const say = ({ style }, x, y, words, o) => text(x, y, words, { ...o, style });

/** A word that several films have. */
export const word = (reader, key, x, y, o) => say(reader, x, y, reader.words[key], o);
