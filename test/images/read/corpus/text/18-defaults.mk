REGISTRY ?= cgr.dev
run:
	docker run $${REGISTRY:-cgr.dev}/acme/app:1.2
	docker run "$${REGISTRY:-cgr.dev}/acme/$(NAME):1.2"
