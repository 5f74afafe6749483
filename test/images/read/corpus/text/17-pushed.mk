IMG ?= cgr.dev/acme/controller:1
BUNDLE := cgr.dev/acme/bundle:1
NAME = cgr.dev/acme/named
BASE ?= cgr.dev/acme/base:1
TOOL=cgr.dev/acme/tool:1
build:
	docker build --build-arg BASE=$(BASE) -t $(IMG) .
	docker push $(BUNDLE)
	docker run --rm -t $(TOOL) lint
	docker tag app $(NAME):2
run:
	docker run --rm -t cgr.dev/acme/terminal:1 $(IMG)
