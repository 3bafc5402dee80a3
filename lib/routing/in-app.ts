/**
 * Script that marks a page within WeChat on a phone or tablet (`html[data-in-app]`): it downloads nothing and opens no
 * file, and the page says what to do instead (components/files/open-in-browser.tsx). Pages are the same for
 * everybody, so only the browser knows. WeChat on a computer, which says so in its name, hands files on by itself.
 */
export const IN_APP_SCRIPT = `(function(name){
if(/MicroMessenger/i.test(name)&&!/(?:Windows|Mac)Wechat/i.test(name))document.documentElement.setAttribute('data-in-app','wechat')
})(navigator.userAgent)`;
