# Backyard Birds for the terminal. `make help` lists what can be made.
.DEFAULT_GOAL := help
SWIFT ?= swift

assets: ## list Assets/ for the compiler
	@out=Sources/CAssets/manifest.inc; n=0; \
	files=$$(find Assets -type f \( -name '*.svg' -o -name '*.storekit' -o -name '*.json' \) ! -name 'screenshot*' | LC_ALL=C sort); \
	{ for f in $$files; do n=$$((n+1)); \
	  printf 'static const unsigned char asset_%d[] = {\n#embed "../../%s" suffix(, 0)\n};\n' $$n "$$f"; done; \
	  printf 'static const EmbeddedAsset assets[] = {\n'; n=0; \
	  for f in $$files; do n=$$((n+1)); \
	  printf '    {"%s", asset_%d, sizeof asset_%d - 1},\n' "$${f#Assets/}" $$n $$n; done; \
	  printf '    {0, 0, 0},\n};\n'; } > $$out.new; \
	if cmp -s $$out.new $$out; then rm $$out.new; else mv $$out.new $$out; fi

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: assets help
