Pod::Spec.new do |s|
  s.name = 'TradeGoOpenApi'
  s.version = '3.8.2'
  s.summary = 'TradeGo Open API: sign in, subscribe to quotes and market depth, recover after a gap, read a snapshot.'
  s.homepage = 'https://www.example.com/openApi'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'TradeGo'
  s.source = { :http => 'https://www.example.com/assets/sdk/tradego-open-api-mac-objective-c-3.8.2.zip' }
  s.osx.deployment_target = '12.0'
  s.source_files = 'Sources/*.{h,m}', 'include/TradeGoOpenApi/*.h'
  s.public_header_files = 'include/TradeGoOpenApi/*.h'
  s.requires_arc = true
end
